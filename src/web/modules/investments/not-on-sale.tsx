export function NotOnSale() {
  return (
    <p className="max-w-3xl rounded-control border border-line bg-surface p-4">
      Investments are not on sale here, and nothing on this page is an offer of one. You can register your
      interest in a package, which costs nothing and binds nobody.
    </p>
  )
}
