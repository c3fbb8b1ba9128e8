/** What is wrong with a field, in words under it; `id` is what the field is described by. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return error ? (
    <p id={id} className="mt-1.5 text-sm text-error">
      {error}
    </p>
  ) : null;
}
