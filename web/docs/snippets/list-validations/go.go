package main

import (
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"net/url"
	"os"
	"time"
)

type page struct {
	Data       []struct{ Id, Reason string }
	HasMore    bool
	NextCursor string
}

func read(query url.Values) (answer page, err error) {
	request, err := http.NewRequest("GET", "https://api.cuentaclara.example/v1/validations?"+query.Encode(), nil)
	if err != nil {
		return
	}
	request.Header.Set("X-API-Key", "vk_test_…")
	request.Header.Set("X-API-Secret", os.Getenv("CUENTACLARA_SECRET"))
	client := http.Client{Timeout: 30 * time.Second}
	response, err := client.Do(request)
	if err != nil {
		return
	}
	defer response.Body.Close()
	err = json.NewDecoder(response.Body).Decode(&answer)
	return
}

func main() {
	query := url.Values{"status": {"INVALID"}, "limit": {"100"}}
	for {
		answer, err := read(query)
		if err != nil {
			log.Fatal(err)
		}
		for _, validation := range answer.Data {
			fmt.Println(validation.Id, validation.Reason)
		}
		if !answer.HasMore {
			return
		}
		query.Set("cursor", answer.NextCursor)
	}
}
