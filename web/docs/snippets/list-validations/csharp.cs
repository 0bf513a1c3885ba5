using System.Net.Http.Json;
using System.Text.Json;

using var http = new HttpClient { Timeout = TimeSpan.FromSeconds(30) };
http.DefaultRequestHeaders.Add("X-API-Key", "vk_test_…");
http.DefaultRequestHeaders.Add("X-API-Secret", Environment.GetEnvironmentVariable("CUENTACLARA_SECRET"));

const string first = "https://api.cuentaclara.example/v1/validations?status=INVALID&limit=100";
for (string? address = first; address is not null;)
{
    var page = await http.GetFromJsonAsync<JsonElement>(address);
    foreach (var validation in page.GetProperty("data").EnumerateArray())
        Console.WriteLine($"{validation.GetProperty("id")} {validation.GetProperty("reason")}");
    var cursor = page.GetProperty("nextCursor").GetString();
    address = cursor is null ? null : $"{first}&cursor={Uri.EscapeDataString(cursor)}";
}
