package main

import (
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"
	"strings"
	"time"
)

func main() {
	body := strings.NewReader(`{
		"origin": "https://tienda.example",
		"reference": "proveedor-7"
	}`)
	request, err := http.NewRequest("POST", "https://api.cuentaclara.example/v1/widget/sessions", body)
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("X-API-Key", "wk_test_…")
	request.Header.Set("X-API-Secret", os.Getenv("CUENTACLARA_WIDGET_SECRET"))
	request.Header.Set("Content-Type", "application/json")

	client := http.Client{Timeout: 30 * time.Second}
	response, err := client.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()

	var session struct{ Token string }
	if err := json.NewDecoder(response.Body).Decode(&session); err != nil {
		log.Fatal(err)
	}
	fmt.Println(session.Token)
}
