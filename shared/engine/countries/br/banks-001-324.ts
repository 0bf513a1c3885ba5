export const from001To324 = `\
001 00000000 Banco do Brasil|Banco do Brasil S.A.|BB
003 04902979 Banco da Amazônia|Banco da Amazônia S.A.|Basa
004 07237373 Banco do Nordeste|Banco do Nordeste do Brasil S.A.|BNB
007 33657248 BNDES|Banco Nacional de Desenvolvimento Economico e Social
010 81723108 Credicoamo|Credicoamo Credito Rural Cooperativa
011 61809182 UBS (Brasil) Corretora de Valores
012 04866275 Banco Inbursa
014 09274232 State Street BR Banco Comercial
015 02819125 UBS BB CCTVM
016 04715685 CCM Desp Trâns SC e RS|Cooperativa de Crédito Mútuo dos Despachantes de Trânsito de Santa Catarina e Rio Grande do Sul - Sicoob Creditran
017 42272526 BNY Mellon Banco
018 57839805 Banco Tricury
021 28127603 Banestes|Banestes S.A. Banco do Estado do Espírito Santo
023 53720128 Conta Simples SCD
024 10866788 Banco Bandepe
025 03323840 Banco Alfa
029 33885724 Banco Itaú Consignado
033 90400888 Santander|Banco Santander (Brasil) S.A.
036 06271464 Banco BBI|Banco Bradesco BBI S.A.
037 04913711 Banpará|Banco do Estado do Pará S.A.
040 03609817 Banco Cargill
041 92702067 Banrisul|Banco do Estado do Rio Grande do Sul S.A.
047 13009717 Banese|Banco do Estado de Sergipe S.A.
060 04913129 Confidence CC
062 03012230 Hipercard BM
063 04184779 Banco Bradescard
064 04332281 Goldman Sachs do Brasil BM
065 48795256 Banco AndBank
066 02801938 Banco Morgan Stanley
069 61033106 Banco Crefisa
070 00000208 BRB|BRB - Banco de Brasília S.A.
074 03017677 Banco J.Safra
075 03532415 Banco ABN AMRO Clearing
076 07656500 Banco KDB Brasil
077 00416968 Banco Inter|Banco Inter S.A.
078 34111187 Haitong BI do Brasil
079 09516419 Picpay Bank - Banco Múltiplo
080 73622748 BT CC
081 10264663 BancoSeguro
082 07679404 Banco Topázio
083 10690848 Banco da China Brasil
084 02398976 Sisprime do Brasil Coop
085 05463212 Ailos|Cooperativa Central de Crédito - Ailos|Cecred
088 11476673 Banco Randon
089 62109566 Credisan CC
091 01634601 Cccm Unicred Central RS|Central de Cooperativas de Economia e Crédito Mútuo do Estado do Rio Grande do S
092 12865507 BRK CFI
093 07945233 Pólocred SCMEPP
094 11758741 Banco Finaxis
095 11703662 Banco Travelex
096 00997185 Banco B3
097 04632856 Credisis - Central de Cooperativas de Crédito
098 78157146 Credialiança CCR|Credialiança Cooperativa de Crédito Rural
099 03046391 Uniprime Coopcentral|Uniprime Central Nacional - Central Nacional de Cooperativa de Credito
100 00806535 Planner CV
101 62287735 Warren Rena DTVM
102 02332886 XP Investimentos|XP Investimentos Corretora de Câmbio,Títulos e Valores Mobiliários S/A
104 00360305 Caixa|Caixa Econômica Federal|CEF
105 07652226 Lecca CFI
107 15114366 Banco Bocom BBM
108 01800019 Portocred CFI
111 36113876 Oliveira Trust DTVM
113 61723847 Neon CTVM
114 05790149 Central Cooperativa de Crédito No Estado do Espírito Santo|Central Cooperativa de Crédito no Estado do Espírito Santo - Cecoop
117 92856905 Advanced CC
119 13720915 Banco Western Union
120 33603457 Banco Rodobens
121 10664513 Agibank|Banco Agibank S.A.
122 33147315 Banco Bradesco BERJ
124 15357060 Banco Woori Bank do Brasil
125 45246410 Banco Genial
126 13220493 BR Partners BI
127 09512542 Codepe CVC
128 19307785 Braza Bank Banco de Câmbio
129 18520834 UBS BB BI
130 09313766 Caruana SCFI
131 61747085 Tullett Prebon Brasil CVC
132 17453575 ICBC do Brasil BM
133 10398952 Cresol Confederação|Confederação Nacional das Cooperativas Centrais de Crédito e Economia Familiar e Solidária - Cresol Confederação
134 33862244 BGC Liquidez DTVM
136 00315557 Unicred|Cooperativa Central de Crédito Unicred do Brasil - Unicred do Brasil
138 10853017 Get Money CC
139 55230916 Intesa Sanpaolo Brasil BM
140 62169875 NU Investimentos CTVM
141 09526594 Master BI
142 16944141 Broker Brasil CC
143 02992317 Intex Bank Banco de Câmbio
144 13059145 Ebury Banco de Câmbio
145 50579044 Levycam CCV
146 24074692 Guitta CC
149 15581638 Facta CFI|Facta Financeira S.A. - Crédito Financiamento e Investimento
157 09105360 ICAP do Brasil CTVM
159 05442029 Casa Crédito SCM
163 23522214 Commerzbank Brasil - Banco Múltiplo
173 13486793 Apex Group DTVM
174 43180355 Pefisa CFI
177 65913436 Safra CTVM|Safra Asset Corretora de Títulos e Valores Mobiliários S.A.
180 02685483 CM Capital Markets CCTVM
183 09210106 Socred SCMEPP
184 17298092 Banco Itaú Bba
188 33775974 Ativa Investimentos CCTVM
189 07512441 HS Financeira
190 03973814 Servicoop|Servicoop - Cooperativa de Crédito dos Servidores Públicos Estaduais e Municipais do Rio Grande do Sul
191 04257795 Nova Futura CTVM
194 20155248 Unida DTVM
195 07799277 Valor SCFI
196 32648370 Fair Sociedade CC
197 16501555 Stone|Stone Instituição de Pagamento S.A.
208 30306294 BTG Pactual|Banco BTG Pactual S.A.
212 92894922 Banco Original|Banco Original S.A.
213 54403563 Banco Arbi
217 91884981 Banco John Deere
218 71027866 Banco BS2
222 75647891 Banco Crédit Agricole BR
224 58616418 Banco Fibra
233 62421979 Banco BMG Soluções Financeiras
237 60746948 Bradesco|Banco Bradesco S.A.
241 31597552 Banco Classico
243 33923798 Banco Master
246 28195667 Banco ABC Brasil
249 61182408 Banco Investcred Unibanco
250 50585090 Banco BMG Consignado
253 52937216 Bexs CC
254 14388334 Paraná Banco
259 08609934 Moneycorp Banco de Câmbio
260 18236120 Nubank|NU Pagamentos S.A. - Instituição de Pagamento
265 33644196 Banco Fator
266 33132044 Banco Cedula
268 14511781 Bari Cia Hipotecária
269 53518684 Banco HSBC
270 61444949 Sagitur CC
271 27842177 BPY CCTVM
272 00250699 AGK CC
273 08253539 Coop Sulcredi Amplea
274 11581339 BMP SCMEPP
276 11970623 Banco Senff
278 27652684 Genial Investimentos CVM
279 26563270 Coop de Primavera do Leste|Primacredi Credisis - Cooperativa de Crédito de Primavera do Leste
280 23862762 Will Financeira S.A.Cfi
281 76461557 CCR Coopavel|Cooperativa de Crédito Rural Coopavel
283 89960090 RB Investimentos DTVM
285 71677850 Frente SCC
286 07853842 Uniprime Ouro - Coop de Ouro
288 62237649 Carol DTVM
289 94968518 Efx CC
290 08561701 PagBank|Pagseguro Internet Instituição de Pagamento S.A.|PagSeguro
292 28650236 Galapagos DTVM|Galapagos Capital Distribuidora de Títulos e Valores Mobiliários S.A.
293 71590442 Lastro RDV DTVM
296 04062902 OZ Corretora de Câmbio
298 17772370 Vips CC
299 04814563 Banco Afinz BM
300 33042151 Banco La Nacion Argentina
301 13370835 Dock IP
305 40353377 Fourtrade Cor. de Câmbio
306 40303299 Portopar DTVM
307 03751794 Terra Investimentos DTVM
309 14190547 Cambionet CC
310 22610500 Vortx DTVM
311 76641497 Dourada Corretora
312 07693858 HSCM SCMEPP
313 16927221 Amazônia CC
315 03502968 PI DTVM
318 61186680 BMG|Banco BMG S.A.
319 11495073 OM DTVM
320 07450604 BOC Brasil|Bank of China (Brasil) Banco Múltiplo S/A
321 18188384 Crefaz SCMEPP
322 01073966 CCR de Abelardo Luz|Cooperativa de Crédito Rural de Abelardo Luz - Sulcredi/Crediluz
323 10573521 Mercado Pago|Mercado Pago Instituição de Pagamento Ltda.
324 21332862 Cartos SCD`;
