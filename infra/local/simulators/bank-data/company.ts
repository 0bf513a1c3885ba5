/** The account of the scenario `company`, whose holder has another one. */
export const companyAccount = {
  scenario: 'company',
  clabe: '999180000010000018',
  cbu: '9990001800001000000014',
  alias: 'simula.empresa',
} as const;
