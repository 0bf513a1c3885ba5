import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.regex.Pattern;

class Validations {
    public static void main(String[] arguments) throws Exception {
        var client = HttpClient.newHttpClient();
        var cursor = "";
        do {
            var query = "?status=INVALID&limit=100" + cursor;
            var request = HttpRequest.newBuilder(URI.create("https://api.cuentaclara.example/v1/validations" + query))
                .header("X-API-Key", "vk_test_…")
                .header("X-API-Secret", System.getenv("CUENTACLARA_SECRET"))
                .timeout(Duration.ofSeconds(30))
                .build();
            var page = client.send(request, BodyHandlers.ofString()).body();
            System.out.println(page);

            // Your JSON library does it better.
            var next = Pattern.compile("\"nextCursor\":\"([^\"]+)\"").matcher(page);
            cursor = next.find() ? "&cursor=" + URLEncoder.encode(next.group(1), StandardCharsets.UTF_8) : "";
        } while (!cursor.isEmpty());
    }
}
