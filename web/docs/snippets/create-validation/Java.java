import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;

class Validate {
    public static void main(String[] arguments) throws Exception {
        var request = HttpRequest.newBuilder(URI.create("https://api.cuentaclara.example/v1/validations"))
            .header("X-API-Key", "vk_test_…")
            .header("X-API-Secret", System.getenv("CUENTACLARA_SECRET"))
            .header("Content-Type", "application/json")
            .timeout(Duration.ofSeconds(30))
            .POST(BodyPublishers.ofString("""
                {
                  "country": "MX",
                  "accountNumber": "999700000000000001",
                  "beneficiaryName": "Papelería Luna Nueva"
                }"""))
            .build();
        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
        System.out.println(response.body());
    }
}
