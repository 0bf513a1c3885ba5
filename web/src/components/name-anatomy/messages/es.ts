export default {
  notExpected: 'no lo escribiste',
  notExpected_guest: 'no se esperaba',
  legalForm: 'forma legal',
};
