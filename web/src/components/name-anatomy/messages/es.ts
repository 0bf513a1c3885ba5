export default {
  notExpected: 'no lo escribiste',
  legalForm: 'forma legal',
};
