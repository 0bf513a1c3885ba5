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
		"country": "MX",
		"accountNumber": "999700000000000001",
		"beneficiaryName": "Papelería Luna Nueva"
	}`)
	request, err := http.NewRequest("POST", "https://api.cuentaclara.example/v1/validations", body)
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("X-API-Key", "vk_test_…")
	request.Header.Set("X-API-Secret", os.Getenv("CUENTACLARA_SECRET"))
	request.Header.Set("Content-Type", "application/json")

	client := http.Client{Timeout: 30 * time.Second}
	response, err := client.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()

	var validation struct{ Status, Beneficiary string }
	if err := json.NewDecoder(response.Body).Decode(&validation); err != nil {
		log.Fatal(err)
	}
	fmt.Println(validation.Status, validation.Beneficiary)
}
