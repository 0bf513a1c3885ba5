const es = { title: "x" }; export default es; declare module "i18next" { interface ResourceNamespaceMap { landing: typeof es } }
