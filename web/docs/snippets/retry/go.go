package main

import (
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"
	"strconv"
	"strings"
	"time"
)

var passing = map[int]bool{409: true, 429: true, 500: true, 502: true, 503: true, 504: true}

func send(tries int) (*http.Response, error) {
	client := http.Client{Timeout: 30 * time.Second}
	for turn := 1; ; turn++ {
		body := strings.NewReader(`{ "country": "MX", "accountNumber": "999700000000000001" }`)
		request, err := http.NewRequest("POST", "https://api.cuentaclara.example/v1/validations", body)
		if err != nil {
			return nil, err
		}
		request.Header.Set("X-API-Key", "vk_test_…")
		request.Header.Set("X-API-Secret", os.Getenv("CUENTACLARA_SECRET"))
		request.Header.Set("Content-Type", "application/json")
		request.Header.Set("Idempotency-Key", "pago-8841")

		response, err := client.Do(request)
		if turn == tries {
			return response, err
		}
		wait := 1 << turn
		if err == nil {
			if told, err := strconv.Atoi(response.Header.Get("Retry-After")); err == nil {
				wait = told
			}
			// A month that is used up says days: nobody waits for that here.
			if wait > 60 || !passing[response.StatusCode] {
				return response, nil
			}
			response.Body.Close()
		}
		time.Sleep(time.Duration(wait) * time.Second)
	}
}

func main() {
	response, err := send(5)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	var answer struct {
		Status any
		Error  string
		Errors []struct{ Pointer string }
	}
	if err := json.NewDecoder(response.Body).Decode(&answer); err != nil {
		log.Fatal(err)
	}
	if answer.Error == "" {
		fmt.Println(answer.Status)
	} else {
		fmt.Println(answer.Error, answer.Errors)
	}
}
