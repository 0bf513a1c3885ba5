<?php
function validations(array $filters): Generator
{
    $query = $filters + ['limit' => 100];
    do {
        $curl = curl_init('https://api.cuentaclara.example/v1/validations?' . http_build_query($query));
        curl_setopt_array($curl, [
            CURLOPT_RETURNTRANSFER => true,
            CURLOPT_TIMEOUT => 30,
            CURLOPT_HTTPHEADER => ['X-API-Key: vk_test_…', 'X-API-Secret: ' . getenv('CUENTACLARA_SECRET')],
        ]);
        $page = json_decode(curl_exec($curl), true, flags: JSON_THROW_ON_ERROR);
        yield from $page['data'];
        $query['cursor'] = $page['nextCursor'];
    } while ($page['hasMore']);
}

foreach (validations(['status' => 'INVALID']) as $validation) {
    echo $validation['id'], ' ', $validation['reason'], "\n";
}
