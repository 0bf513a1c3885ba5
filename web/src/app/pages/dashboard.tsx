export default function Dashboard() {
  return <h1 tabIndex={-1}>…</h1>;
}
