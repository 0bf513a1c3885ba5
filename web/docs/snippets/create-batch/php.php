<?php
function call(string $path, ?array $body = null, array $headers = []): array
{
    $curl = curl_init('https://api.cuentaclara.example/v1' . $path);
    curl_setopt_array($curl, [
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_TIMEOUT => 30,
        CURLOPT_HTTPHEADER => [
            'X-API-Key: vk_test_…',
            'X-API-Secret: ' . getenv('CUENTACLARA_SECRET'),
            'Content-Type: application/json',
            ...$headers,
        ],
    ] + ($body ? [CURLOPT_POSTFIELDS => json_encode($body)] : []));
    return json_decode(curl_exec($curl), true, flags: JSON_THROW_ON_ERROR);
}

$batch = call('/batches', [
    'name' => 'Nómina de noviembre',
    'rows' => [
        ['customId' => 'E-001', 'country' => 'MX', 'accountNumber' => '999700000000000001'],
        ['customId' => 'E-002', 'country' => 'MX', 'accountNumber' => '999700000000000011'],
    ],
], ['Idempotency-Key: nomina-2026-11']);

while (!in_array($batch['status'], ['SUCCESS', 'FAILED', 'CANCELLED'], true)) {
    sleep(2);
    $batch = call("/batches/{$batch['id']}");
}

foreach (call("/batches/{$batch['id']}/results?verdict=stop")['data'] as $row) {
    echo $row['customId'], ' ', $row['validation']['status'], "\n";
}
