const reference = /\{\{resolve:([^}]*)\}\}/g;
/** `secretsmanager:<name or ARN>:SecretString:<key>:<stage>:<version>`, of which only the whole current text is read. */
const wholeSecret = /^secretsmanager:(.+?):SecretString:*$/;

/** What CloudFormation fills in when it deploys: a secret that a resource must be given and cannot read by itself. */
export const dereference = (text: string, secret: ((id: string) => string) | undefined): string =>
  text.replace(reference, (whole, what: string) => {
    const id = wholeSecret.exec(what)?.[1];
    if (!id || !secret) throw new Error(`The local cloud does not resolve dynamic references such as ${whole}.`);
    return secret(id);
  });
