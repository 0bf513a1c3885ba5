import { ApiError } from '../../lib/api.ts';
import { helpOfError, helpOfFailure, type HelpPage } from './pages.ts';

/** The page that explains why a call failed: by the code that the server said, or that something failed. */
export const helpOf = (error: unknown): HelpPage =>
  error instanceof ApiError && error.problem ? helpOfError(error.problem.error) : helpOfFailure;
