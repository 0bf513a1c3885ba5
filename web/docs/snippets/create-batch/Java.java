import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.regex.Pattern;

class Batch {
    static final HttpClient CLIENT = HttpClient.newHttpClient();

    static HttpRequest.Builder to(String path) {
        return HttpRequest.newBuilder(URI.create("https://api.cuentaclara.example/v1" + path))
            .header("X-API-Key", "vk_test_…")
            .header("X-API-Secret", System.getenv("CUENTACLARA_SECRET"))
            .timeout(Duration.ofSeconds(30));
    }

    static String send(HttpRequest.Builder request) throws Exception {
        return CLIENT.send(request.build(), BodyHandlers.ofString()).body();
    }

    /** Your JSON library does it better. */
    static String member(String name, String json) {
        var found = Pattern.compile("\"" + name + "\":\"([^\"]*)\"").matcher(json);
        if (!found.find()) throw new IllegalStateException(json);
        return found.group(1);
    }

    public static void main(String[] arguments) throws Exception {
        var batch = send(to("/batches")
            .header("Content-Type", "application/json")
            .header("Idempotency-Key", "nomina-2026-11")
            .POST(BodyPublishers.ofString("""
                {
                  "name": "Nómina de noviembre",
                  "rows": [
                    { "customId": "E-001", "country": "MX", "accountNumber": "999700000000000001" },
                    { "customId": "E-002", "country": "MX", "accountNumber": "999700000000000011" }
                  ]
                }""")));
        var id = member("id", batch);
        while (!member("status", batch).matches("SUCCESS|FAILED|CANCELLED")) {
            Thread.sleep(2000);
            batch = send(to("/batches/" + id));
        }
        System.out.println(send(to("/batches/" + id + "/results?verdict=stop")));
    }
}
