import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Set;

class Retry {
    static final Set<Integer> PASSING = Set.of(409, 429, 500, 502, 503, 504);

    static HttpResponse<String> send(HttpRequest request, int tries) throws Exception {
        var client = HttpClient.newHttpClient();
        for (int turn = 1; ; turn++) {
            long wait = 1L << turn;
            try {
                var response = client.send(request, BodyHandlers.ofString());
                wait = response.headers().firstValueAsLong("Retry-After").orElse(wait);
                // A month that is used up says days: nobody waits for that here.
                if (turn == tries || wait > 60 || !PASSING.contains(response.statusCode())) return response;
            } catch (IOException unreachable) {
                if (turn == tries) throw unreachable;
            }
            Thread.sleep(Duration.ofSeconds(wait).toMillis());
        }
    }

    public static void main(String[] arguments) throws Exception {
        var request = HttpRequest.newBuilder(URI.create("https://api.cuentaclara.example/v1/validations"))
            .header("X-API-Key", "vk_test_…")
            .header("X-API-Secret", System.getenv("CUENTACLARA_SECRET"))
            .header("Content-Type", "application/json")
            .header("Idempotency-Key", "pago-8841")
            .timeout(Duration.ofSeconds(30))
            .POST(BodyPublishers.ofString("""
                { "country": "MX", "accountNumber": "999700000000000001" }"""))
            .build();
        System.out.println(send(request, 5).body());
    }
}
