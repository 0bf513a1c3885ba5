using System.Net.Http.Json;
using System.Text.Json;

using var http = new HttpClient { Timeout = TimeSpan.FromSeconds(30) };
http.DefaultRequestHeaders.Add("X-API-Key", "wk_test_…");
http.DefaultRequestHeaders.Add("X-API-Secret", Environment.GetEnvironmentVariable("CUENTACLARA_WIDGET_SECRET"));

var response = await http.PostAsJsonAsync("https://api.cuentaclara.example/v1/widget/sessions", new
{
    origin = "https://tienda.example",
    reference = "proveedor-7",
});
var session = await response.Content.ReadFromJsonAsync<JsonElement>();
Console.WriteLine(session.GetProperty("token"));
