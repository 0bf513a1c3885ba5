using System.Security.Cryptography;
using System.Text;
using System.Text.Json;

var secret = Environment.GetEnvironmentVariable("CUENTACLARA_WEBHOOK_SECRET")!;
var key = Convert.FromBase64String(secret["whsec_".Length..]);

bool IsOurs(IHeaderDictionary headers, byte[] body)
{
    string id = headers["webhook-id"].ToString(), at = headers["webhook-timestamp"].ToString();
    var signed = Encoding.UTF8.GetBytes($"{id}.{at}.").Concat(body).ToArray();
    var expected = Encoding.UTF8.GetBytes("v1," + Convert.ToBase64String(HMACSHA256.HashData(key, signed)));
    return long.TryParse(at, out var seconds)
        && Math.Abs(DateTimeOffset.UtcNow.ToUnixTimeSeconds() - seconds) <= 300
        && headers["webhook-signature"].ToString().Split(' ').Any(
            signature => CryptographicOperations.FixedTimeEquals(expected, Encoding.UTF8.GetBytes(signature)));
}

var app = WebApplication.Create();
app.MapPost("/", async (HttpRequest request) =>
{
    using var bytes = new MemoryStream();
    await request.Body.CopyToAsync(bytes);
    if (!IsOurs(request.Headers, bytes.ToArray())) return Results.BadRequest();
    var told = JsonDocument.Parse(bytes.ToArray()).RootElement;
    // Skip it where your database has its id.
    Console.WriteLine(told.GetProperty("type"));
    return Results.NoContent();
});
app.Run("http://127.0.0.1:3000");
