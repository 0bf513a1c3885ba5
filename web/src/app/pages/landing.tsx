export default function Landing() {
  return <h1>CuentaClara</h1>;
}
