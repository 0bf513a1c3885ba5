<?php
function send(int $tries = 5): array
{
    for ($turn = 1; ; $turn++) {
        $wait = 2 ** $turn;
        $curl = curl_init('https://api.cuentaclara.example/v1/validations');
        curl_setopt_array($curl, [
            CURLOPT_RETURNTRANSFER => true,
            CURLOPT_TIMEOUT => 30,
            CURLOPT_HTTPHEADER => [
                'X-API-Key: vk_test_…',
                'X-API-Secret: ' . getenv('CUENTACLARA_SECRET'),
                'Content-Type: application/json',
                'Idempotency-Key: pago-8841',
            ],
            CURLOPT_POSTFIELDS => '{"country":"MX","accountNumber":"999700000000000001"}',
            CURLOPT_HEADERFUNCTION => function ($curl, $line) use (&$wait) {
                if (preg_match('/^retry-after: (\d+)/i', $line, $found)) {
                    $wait = (int) $found[1];
                }
                return strlen($line);
            },
        ]);
        $body = curl_exec($curl);
        $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
        // 0: there was no answer. A month that is used up says days: nobody waits for that here.
        if ($turn === $tries || $wait > 60 || !in_array($status, [0, 409, 429, 500, 502, 503, 504], true)) {
            return json_decode((string) $body, true, flags: JSON_THROW_ON_ERROR);
        }
        sleep($wait);
    }
}

$answer = send();
if (isset($answer['error'])) {
    echo $answer['error'], ' ', implode(' ', array_column($answer['errors'] ?? [], 'pointer')), "\n";
} else {
    echo $answer['status'], "\n";
}
