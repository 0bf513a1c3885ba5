using System.Net.Http.Json;
using System.Text.Json;

using var http = new HttpClient { Timeout = TimeSpan.FromSeconds(30) };
http.DefaultRequestHeaders.Add("X-API-Key", "vk_test_…");
http.DefaultRequestHeaders.Add("X-API-Secret", Environment.GetEnvironmentVariable("CUENTACLARA_SECRET"));
http.DefaultRequestHeaders.Add("Idempotency-Key", "pago-8841");

int[] passing = [409, 429, 500, 502, 503, 504];

async Task<HttpResponseMessage> Send(int tries)
{
    for (var turn = 1; ; turn++)
    {
        var wait = TimeSpan.FromSeconds(1 << turn);
        try
        {
            var response = await http.PostAsJsonAsync(
                "https://api.cuentaclara.example/v1/validations",
                new { country = "MX", accountNumber = "999700000000000001" });
            wait = response.Headers.RetryAfter?.Delta ?? wait;
            // A month that is used up says days: nobody waits for that here.
            if (turn == tries || wait.TotalSeconds > 60 || !passing.Contains((int)response.StatusCode)) return response;
        }
        catch (Exception unreachable) when (unreachable is HttpRequestException or TaskCanceledException && turn < tries)
        {
        }
        await Task.Delay(wait);
    }
}

var answer = await (await Send(5)).Content.ReadFromJsonAsync<JsonElement>();
Console.WriteLine(answer.TryGetProperty("error", out var error) ? error : answer.GetProperty("status"));
