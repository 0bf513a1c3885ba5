package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"
	"time"
)

type batch struct{ Id, Status string }

func call(method, path string, body, answer any) {
	sent, err := json.Marshal(body)
	if err != nil {
		log.Fatal(err)
	}
	request, err := http.NewRequest(method, "https://api.cuentaclara.example/v1"+path, bytes.NewReader(sent))
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("X-API-Key", "vk_test_…")
	request.Header.Set("X-API-Secret", os.Getenv("CUENTACLARA_SECRET"))
	if method == "POST" {
		request.Header.Set("Content-Type", "application/json")
		request.Header.Set("Idempotency-Key", "nomina-2026-11")
	} else {
		request.Body = http.NoBody
		request.ContentLength = 0
	}
	client := http.Client{Timeout: 30 * time.Second}
	response, err := client.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	if err := json.NewDecoder(response.Body).Decode(answer); err != nil {
		log.Fatal(err)
	}
}

func main() {
	var made batch
	call("POST", "/batches", map[string]any{
		"name": "Nómina de noviembre",
		"rows": []map[string]string{
			{"customId": "E-001", "country": "MX", "accountNumber": "999700000000000001"},
			{"customId": "E-002", "country": "MX", "accountNumber": "999700000000000011"},
		},
	}, &made)

	ended := map[string]bool{"SUCCESS": true, "FAILED": true, "CANCELLED": true}
	for !ended[made.Status] {
		time.Sleep(2 * time.Second)
		call("GET", "/batches/"+made.Id, nil, &made)
	}

	var stopped struct {
		Data []struct {
			CustomId   string
			Validation struct{ Status string }
		}
	}
	call("GET", "/batches/"+made.Id+"/results?verdict=stop", nil, &stopped)
	for _, row := range stopped.Data {
		fmt.Println(row.CustomId, row.Validation.Status)
	}
}
