<?php
$curl = curl_init('https://api.cuentaclara.example/v1/validations');
curl_setopt_array($curl, [
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_TIMEOUT => 30,
    CURLOPT_HTTPHEADER => [
        'X-API-Key: vk_test_…',
        'X-API-Secret: ' . getenv('CUENTACLARA_SECRET'),
        'Content-Type: application/json',
    ],
    CURLOPT_POSTFIELDS => json_encode([
        'country' => 'MX',
        'accountNumber' => '999700000000000001',
        'beneficiaryName' => 'Papelería Luna Nueva',
    ]),
]);
$validation = json_decode(curl_exec($curl), true, flags: JSON_THROW_ON_ERROR);
echo $validation['status'], ' ', $validation['beneficiary'], "\n";
