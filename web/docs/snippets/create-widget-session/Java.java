import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;

class Session {
    public static void main(String[] arguments) throws Exception {
        var request = HttpRequest.newBuilder(URI.create("https://api.cuentaclara.example/v1/widget/sessions"))
            .header("X-API-Key", "wk_test_…")
            .header("X-API-Secret", System.getenv("CUENTACLARA_WIDGET_SECRET"))
            .header("Content-Type", "application/json")
            .timeout(Duration.ofSeconds(30))
            .POST(BodyPublishers.ofString("""
                {
                  "origin": "https://tienda.example",
                  "reference": "proveedor-7"
                }"""))
            .build();
        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
        System.out.println(response.body());
    }
}
