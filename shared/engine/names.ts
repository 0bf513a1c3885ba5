import type { commonFindings } from './common-findings.ts';
import type { AccountKind, DocumentKind, NumberKind } from './pack.ts';
import type { countries } from './countries/index.ts';

/** Every name the packs bring, as types: a message table typed by them cannot miss one. */

type Packs = { [Country in CountryCode]: Awaited<ReturnType<(typeof countries)[Country]>>['pack'] }[CountryCode];
type Accounts = Packs['accounts'][number];
type Documents = Packs['documents'][number];

type Along<Kind> = Kind extends { readonly companions?: infer All } ? NonNullable<All>[keyof NonNullable<All>] : never;
type Kinds = Accounts | Documents | Extract<Along<Accounts>, NumberKind>;

type FindingsOf<Kind> = Kind extends NumberKind<infer Code, infer Finding> ? `${Code}.${Finding | 'length'}` : never;
type PartsOf<Kind> = Kind extends NumberKind<string, string, infer Name> ? Name : never;

export type CountryCode = keyof typeof countries;
export type AccountFormat = Accounts extends AccountKind<infer Format> ? Format : never;
export type DocumentType = Documents extends DocumentKind<infer Type> ? Type : never;
export type AccountType = Packs['accountTypes'][number];
export type KindCode = Kinds['code'];
export type PartName = PartsOf<Kinds>;
export type FindingCode = keyof typeof commonFindings | FindingsOf<Kinds>;

export type AccountFieldName = 'accountNumber' | 'bankCode' | 'branchCode' | 'routingNumber' | 'accountType';
export type FieldName = AccountFieldName | 'documentType' | 'documentNumber';
