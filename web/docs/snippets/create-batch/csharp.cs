using System.Net.Http.Json;
using System.Text.Json;

const string batches = "https://api.cuentaclara.example/v1/batches";
using var http = new HttpClient { Timeout = TimeSpan.FromSeconds(30) };
http.DefaultRequestHeaders.Add("X-API-Key", "vk_test_…");
http.DefaultRequestHeaders.Add("X-API-Secret", Environment.GetEnvironmentVariable("CUENTACLARA_SECRET"));

using var request = new HttpRequestMessage(HttpMethod.Post, batches)
{
    Headers = { { "Idempotency-Key", "nomina-2026-11" } },
    Content = JsonContent.Create(new
    {
        name = "Nómina de noviembre",
        rows = new[]
        {
            new { customId = "E-001", country = "MX", accountNumber = "999700000000000001" },
            new { customId = "E-002", country = "MX", accountNumber = "999700000000000011" },
        },
    }),
};
var batch = await (await http.SendAsync(request)).Content.ReadFromJsonAsync<JsonElement>();
var id = batch.GetProperty("id").GetString();

while (batch.GetProperty("status").GetString() is not ("SUCCESS" or "FAILED" or "CANCELLED"))
{
    await Task.Delay(TimeSpan.FromSeconds(2));
    batch = await http.GetFromJsonAsync<JsonElement>($"{batches}/{id}");
}

var stopped = await http.GetFromJsonAsync<JsonElement>($"{batches}/{id}/results?verdict=stop");
foreach (var row in stopped.GetProperty("data").EnumerateArray())
    Console.WriteLine($"{row.GetProperty("customId")} {row.GetProperty("validation").GetProperty("status")}");
