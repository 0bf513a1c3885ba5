/** Every area of the API that customers integrate; `functions/v1/<area>/<verb>.ts` implements what it declares. */

// Without a line below, this would be no module.
export {};
