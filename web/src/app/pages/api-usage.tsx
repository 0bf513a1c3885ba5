export default function ApiUsage() {
  return null;
}
