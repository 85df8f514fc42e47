export default function Page() {
  return <h1>Other page</h1>;
}
