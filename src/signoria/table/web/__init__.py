"""HTTP: routes, cookies, CSRF, headers, pages, the catalogue."""
