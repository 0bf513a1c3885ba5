/** The form's place until it can be drawn. Without texts it can only say in both languages that they did not come. */
export const Skeleton = ({ hasFailed = false }: { readonly hasFailed?: boolean | undefined }) => {
  if (hasFailed) {
    return (
      <div class="card">
        <p class="body" role="alert">
          No pudimos abrir este formulario: recarga la página. We could not open this form: reload the page.
        </p>
      </div>
    );
  }
  return (
    <div class="skeleton" aria-hidden="true">
      <i />
      <i />
      <i />
    </div>
  );
};
