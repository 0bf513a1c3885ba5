export default { title: "x" };
