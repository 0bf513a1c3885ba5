<?php
function isOurs(string $body, string $secret): bool
{
    $key = base64_decode(substr($secret, strlen('whsec_')));
    $id = $_SERVER['HTTP_WEBHOOK_ID'] ?? '';
    $at = $_SERVER['HTTP_WEBHOOK_TIMESTAMP'] ?? '0';
    $expected = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$at.$body", $key, true));
    foreach (explode(' ', $_SERVER['HTTP_WEBHOOK_SIGNATURE'] ?? '') as $signature) {
        if (hash_equals($expected, $signature)) {
            return abs(time() - (int) $at) <= 300;
        }
    }
    return false;
}

$body = file_get_contents('php://input');
if (!isOurs($body, getenv('CUENTACLARA_WEBHOOK_SECRET'))) {
    http_response_code(400);
    exit;
}
$event = json_decode($body, true, flags: JSON_THROW_ON_ERROR);
// Skip it where your database has $event['id'].
error_log($event['type']);
http_response_code(204);
