import { mockClient } from 'aws-sdk-client-mock';

const mocks: { restore(): void }[] = [];

/** A client whose calls are answered by the test, until the last test of the file. */
export const mockedClient: typeof mockClient = (client) => {
  const mock = mockClient(client);
  mocks.push(mock);
  return mock;
};

export const restoreClients = (): void => {
  for (const mock of mocks.splice(0)) mock.restore();
};
