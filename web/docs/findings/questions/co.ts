import { account, document, type QuestionsOf } from './question.ts';

const number = account('CO');
const paper = document('CO');

const bogota = { bankCode: '001', accountType: 'SAVINGS' };

export const co: QuestionsOf<'co'> = {
  'co.local.length': number('LOCAL', '12', bogota),
  'co.local.zeros': number('LOCAL', '000000000', bogota),
  'co.local.mobile': number('LOCAL', '1234567890', { ...bogota, bankCode: '507' }),
  'co.local.unusual_length': number('LOCAL', '123', bogota),
  'co.nit.length': paper('NIT', '123456'),
  'co.nit.check_digit': paper('NIT', '860034313-6'),
  'co.nit.zeros': paper('NIT', '0000000'),
  'co.nit.digit_missing': paper('NIT', '901401498'),
  'co.nit.looks_like_cc': paper('NIT', '90140149'),
  'co.cc.length': paper('CC', '12345678901'),
  'co.cc.zeros': paper('CC', '00000000'),
  'co.cc.unusual_length': paper('CC', '123'),
  'co.cd.length': paper('CD', '12345678901'),
  'co.cd.zeros': paper('CD', '000000'),
  'co.ce.length': paper('CE', '1234567890123456'),
  'co.ce.zeros': paper('CE', '000000'),
  'co.ce.unusual_length': paper('CE', '123'),
  'co.ti.length': paper('TI', '123456789012'),
  'co.ti.zeros': paper('TI', '0000000000'),
  'co.ti.unusual_length': paper('TI', '123456'),
  'co.pas.length': paper('PAS', 'AB12345678901'),
  'co.pas.zeros': paper('PAS', '000000'),
  'co.iepn.length': paper('IEPN', '1234567890123456'),
  'co.iepn.zeros': paper('IEPN', '000000'),
  'co.iepj.length': paper('IEPJ', '1234567890123456'),
  'co.iepj.zeros': paper('IEPJ', '000000'),
  'co.fd.length': paper('FD', '1234567890123456'),
  'co.fd.zeros': paper('FD', '000000'),
  'co.rc.length': paper('RC', '1234567890123456'),
  'co.rc.zeros': paper('RC', '000000'),
};
