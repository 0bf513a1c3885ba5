using System.Net.Http.Json;
using System.Text.Json;

using var http = new HttpClient { Timeout = TimeSpan.FromSeconds(30) };
http.DefaultRequestHeaders.Add("X-API-Key", "vk_test_…");
http.DefaultRequestHeaders.Add("X-API-Secret", Environment.GetEnvironmentVariable("CUENTACLARA_SECRET"));

var response = await http.PostAsJsonAsync("https://api.cuentaclara.example/v1/validations", new
{
    country = "MX",
    accountNumber = "999700000000000001",
    beneficiaryName = "Papelería Luna Nueva",
});
var validation = await response.Content.ReadFromJsonAsync<JsonElement>();
Console.WriteLine($"{validation.GetProperty("status")} {validation.GetProperty("beneficiary")}");
