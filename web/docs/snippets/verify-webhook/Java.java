import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpServer;
import java.net.InetSocketAddress;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.Base64;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

class Receiver {
    static final byte[] KEY = Base64.getDecoder()
        .decode(System.getenv("CUENTACLARA_WEBHOOK_SECRET").substring("whsec_".length()));

    static boolean isOurs(Headers headers, byte[] body) throws Exception {
        var id = headers.getFirst("webhook-id");
        var at = headers.getFirst("webhook-timestamp");
        var signatures = Optional.ofNullable(headers.getFirst("webhook-signature")).orElse("");
        if (id == null || at == null) return false;
        var mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(KEY, "HmacSHA256"));
        mac.update((id + "." + at + ".").getBytes());
        var expected = ("v1," + Base64.getEncoder().encodeToString(mac.doFinal(body))).getBytes();
        for (var signature : signatures.split(" "))
            if (MessageDigest.isEqual(expected, signature.getBytes()))
                return Math.abs(Instant.now().getEpochSecond() - Long.parseLong(at)) <= 300;
        return false;
    }

    public static void main(String[] arguments) throws Exception {
        var server = HttpServer.create(new InetSocketAddress("127.0.0.1", 3000), 0);
        server.createContext("/", exchange -> {
            var body = exchange.getRequestBody().readAllBytes();
            try {
                var isOurs = isOurs(exchange.getRequestHeaders(), body);
                // Skip it where your database has its id.
                if (isOurs) System.out.println(new String(body, "UTF-8"));
                exchange.sendResponseHeaders(isOurs ? 204 : 400, -1);
            } catch (Exception failed) {
                exchange.sendResponseHeaders(500, -1);
            }
            exchange.close();
        });
        server.start();
    }
}
