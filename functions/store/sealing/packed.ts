import { deflateRawSync, inflateRawSync } from 'node:zlib';

/**
 * What is sealed, made small first: most rows fit one write unit only because of it. Rows of a customer repeat the same
 * names, so every text is compressed against a dictionary of them (RFC 1951), the most frequent last. What was packed with
 * a dictionary opens with that one alone: another one is another form, beside this one.
 */
const form = 1;
const dictionary = Buffer.from(
  [
    '{"body":"{\\"id\\":\\"evt_","type":"validation.completed","createdAt":"2026-","data":{"jws":"eyJ',
    '{"subject":"","message":"","company":"","phone":"","email":"","page":"/","language":"seen":{"version":"browser":"error":',
    '"attachments":[{"id":"att_","name":".png","size":"answers":[{"id":"by":"text":"description":"note":"columns":["',
    '{"customId":"","environment":"production","events":[{"at":"2026-11-","what":"saved"},{"at":"renamed"confirmed"',
    '"times":1},"origin":"names":[","accounts":[{"id":"format":"CLABE","masked":"****","bankName":"holder":{"name":"',
    '"since":"2026-","until":"2026-},"said":{"name":"firstAt":"lastAt":"validationId":"val_01"confirmedAt":"confirmed":true',
    '"document":{"type":"RFC","number":","id":"awaiting":{"until":"question":{"country":"MX","format":"beneficiaryName":"',
    '"payee":{"id":"pye_01","name":"since":"2026-11-23T:00.000Z","validations":1,"changed":[{"what":"otherAccount",',
    '"until":null,"was":null,"bank":"Ban"what":"otherHolder","was":"nameMatch":{"result":"mismatch","result":"match",',
    '"result":"partial","score":0."score":1,"reasons":[{"code":"company_form","expected":"{"code":"missing","expected":"DE LOS","holder":null},{"code":"extra","expected":null,"holder":",',
    '"answered":{"accountType":"CHECKING","documentType":"RFC","documentNumber":" SA DE CV","beneficiary":" S.A. DE C.V."',
    '{"accountNumber":"","normalized":"","branchCode":"","documentNumber":"","reference":"Factura ","expectedName":"","}',
  ].join(''),
);

/** Small texts need a small window only. */
const options = { dictionary, windowBits: 12, memLevel: 5 };

export const packed = (value: unknown): Buffer =>
  Buffer.concat([Buffer.of(form), deflateRawSync(JSON.stringify(value), options)]);

/** `undefined` for what this version did not pack. */
export const unpacked = (bytes: Uint8Array): unknown => {
  if (bytes[0] !== form) return undefined;
  try {
    return JSON.parse(inflateRawSync(bytes.subarray(1), { dictionary }).toString()) as unknown;
  } catch {
    return undefined;
  }
};
