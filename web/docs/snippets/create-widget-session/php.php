<?php
$curl = curl_init('https://api.cuentaclara.example/v1/widget/sessions');
curl_setopt_array($curl, [
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_TIMEOUT => 30,
    CURLOPT_HTTPHEADER => [
        'X-API-Key: wk_test_…',
        'X-API-Secret: ' . getenv('CUENTACLARA_WIDGET_SECRET'),
        'Content-Type: application/json',
    ],
    CURLOPT_POSTFIELDS => json_encode([
        'origin' => 'https://tienda.example',
        'reference' => 'proveedor-7',
    ]),
]);
$session = json_decode(curl_exec($curl), true, flags: JSON_THROW_ON_ERROR);
echo $session['token'], "\n";
