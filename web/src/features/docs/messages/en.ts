export default { title: '' };
